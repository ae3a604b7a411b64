import type { MetaFunction } from 'react-router';
import { PageFormat } from '../exporting/page-format.ts';
import { describePublicPage } from '../i18n/page-meta.ts';
import { Landing } from '../layouts/landing.tsx';
import { ConvertArea } from '../screens/home/convert-area.tsx';
import { DropZone, type DropZoneProps } from '../screens/home/drop-zone.tsx';
import { LandingPoints, LandingStart } from '../screens/landing/landing-parts.tsx';

export const meta: MetaFunction = ({ location }) => describePublicPage(location.pathname, 'scanToCsv');

const Start = (zone: DropZoneProps) => (
  <LandingStart use="scanToCsv">
    <DropZone {...zone} />
  </LandingStart>
);

export default function ScanToCsvRoute() {
  return (
    <PageFormat value="csv">
      <ConvertArea frame={Landing} start={Start}>
        <LandingPoints use="scanToCsv" />
      </ConvertArea>
    </PageFormat>
  );
}
