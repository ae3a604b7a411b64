import { expect, it } from 'vitest';
import { sortFiles } from './build-service-worker.mjs';

it('sorts the files of a build by what the app needs them for', () => {
  const paths = [
    '/assets/app-1.js',
    '/assets/common-2.js',
    '/assets/common-3.js',
    '/assets/eng.traineddata-4.gz',
    '/assets/browser-DNa_ZP2B.js',
    '/assets/browser-D3uYwfTR.js',
    '/assets/document-viewer-6.js',
    '/assets/libheif-5.js',
    '/assets/pdf-YwugTw7Y.js',
    '/assets/pdf-to-qbo-ChSW9Wel.js',
    '/assets/pdf.worker.min-CIqJB0yW.mjs',
    '/assets/pdfjs-6.5.438/cmaps/78-H.bcmap',
    '/builds/latest.json',
    '/de/index.html',
    '/de/terms/index.html',
    '/favicon.svg',
    '/index.html',
    '/index.html.data',
    '/robots.txt',
    '/terms/index.html',
    '/ui/index.html',
    '/de/ui/index.html',
  ];
  const manifest = {
    'src/i18n/messages/en/common.json': { file: 'assets/common-2.js' },
    'src/i18n/messages/de/common.json': { file: 'assets/common-3.js' },
    'src/root.tsx': { file: 'assets/app-1.js', imports: ['_zip.js'] },
    '_zip.js': { file: 'assets/browser-D3uYwfTR.js', imports: [] },
  };
  expect(sortFiles(paths, manifest, 'v1')).toEqual({
    version: 'v1',
    core: ['/assets/app-1.js', '/assets/browser-D3uYwfTR.js', '/assets/pdf-to-qbo-ChSW9Wel.js'],
    onDemand: [
      '/assets/eng.traineddata-4.gz',
      '/assets/browser-DNa_ZP2B.js',
      '/assets/document-viewer-6.js',
      '/assets/libheif-5.js',
      '/assets/pdf-YwugTw7Y.js',
      '/assets/pdf.worker.min-CIqJB0yW.mjs',
      '/assets/pdfjs-6.5.438/cmaps/78-H.bcmap',
    ],
    texts: { en: ['/assets/common-2.js'], de: ['/assets/common-3.js'] },
    pages: { en: ['/', '/terms'], de: ['/de', '/de/terms'] },
    files: ['/favicon.svg'],
  });
});
