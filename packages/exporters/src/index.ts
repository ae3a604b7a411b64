export type {
  ExportedFile,
  Exporter,
  ExporterInfo,
  ExportOptions,
  ExportResult,
  ExportWarning,
  NotWritten,
} from './exporter.ts';
export { asciiFileName, contentDisposition, documentName, nameFiles, uniqueNames } from './parts/names.ts';
export { type NamedFile, zipFiles } from './parts/zip.ts';
export { exporters, findExporter, loadExporter } from './registry.ts';
