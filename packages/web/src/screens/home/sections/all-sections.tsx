import { Texts } from '../../../i18n/texts.tsx';
import { CostsSection } from './costs-section.tsx';
import { FormatsSection } from './formats-section.tsx';
import { KindsSection } from './kinds-section.tsx';
import { PlacesSection } from './places-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { SumsSection } from './sums-section.tsx';

/** What one may want to know before one begins. */
export function AllSections() {
  return (
    <Texts of={['common', 'home', 'about', 'result']}>
      <SumsSection />
      <FormatsSection />
      <PlacesSection />
      <KindsSection />
      <CostsSection />
      <QuestionsSection />
    </Texts>
  );
}
