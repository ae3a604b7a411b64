import type { Config } from '../config.ts';
import { vacuum } from '../database/vacuum.ts';
import { type TidyNeeds, tidy } from '../features/conversions/tidy.job.ts';
import { charges } from '../features/credits/ledger.ts';
import { tidyCredits } from '../features/credits/tidy-credits.ts';
import { deleteOldKeys } from '../features/keys/repository.ts';
import { tidyMails } from '../features/mail/tidy-mails.ts';
import { tidyPeople } from '../features/people/tidy-people.ts';
import { tidyWebhooks } from '../features/webhooks/webhook.job.ts';
import { tidyJournal } from '../journal.ts';
import type { Seal } from '../secrets.ts';
import { removeLeftCopies } from '../storage/local-file.ts';

export type TidyAllNeeds = Omit<TidyNeeds, 'charges' | 'limits'> & {
  readonly config: Pick<Config, 'dataFolder' | 'limits'>;
  readonly seal: Seal;
};

/**
 * Everything that is done now and then by itself: deletes what is due, and takes up again what was lost.
 * @param isAlone nobody takes files in meanwhile
 */
export async function tidyAll(needs: TidyAllNeeds, isAlone: boolean): Promise<void> {
  await tidy({ ...needs, charges, limits: needs.config.limits }, Date.now(), isAlone);
  await deleteOldKeys(needs.sql);
  await tidyWebhooks(needs);
  await tidyCredits(needs.sql);
  await tidyPeople(needs.sql);
  await tidyJournal(needs.sql);
  await tidyMails(needs);
  await removeLeftCopies();
  await vacuum(needs.sql);
}
