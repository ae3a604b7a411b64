import type { MetaFunction } from 'react-router';
import { PageFormat } from '../exporting/page-format.ts';
import { describePublicPage } from '../i18n/page-meta.ts';
import { Landing } from '../layouts/landing.tsx';
import { ConvertArea } from '../screens/home/convert-area.tsx';
import { DropZone, type DropZoneProps } from '../screens/home/drop-zone.tsx';
import { LandingPoints, LandingStart } from '../screens/landing/landing-parts.tsx';

export const meta: MetaFunction = ({ location }) => describePublicPage(location.pathname, 'pdfToQbo');

const Start = (zone: DropZoneProps) => (
  <LandingStart use="pdfToQbo">
    <DropZone {...zone} />
  </LandingStart>
);

export default function PdfToQboRoute() {
  return (
    <PageFormat value="qbo">
      <ConvertArea frame={Landing} start={Start}>
        <LandingPoints use="pdfToQbo" />
      </ConvertArea>
    </PageFormat>
  );
}
