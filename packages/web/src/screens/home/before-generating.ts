import { credits } from '../../session/credits.ts';
import { upgradePrompt } from '../../session/dialog-prompt.ts';
import { canSpend } from '../../session/rules.ts';
import { surveyIsDue } from '../../session/survey.ts';

/**
 * Before generating, available credits must be at least the required amount (specification, section 5); else it is blocked
 * and the upgrade dialog is shown. Where nobody can be asked, the server decides, which answers 402.
 * @param onDevice does the same on this device
 * @returns whether it may go on
 */
export async function askBeforeGenerating(required: number, onDevice: () => void): Promise<boolean> {
  try {
    const known = await credits.get();
    if (canSpend(required, known.available, known.plan_info.plan_index)) return true;
    // What was known may be old: bought or given meanwhile, in another tab.
    const { available, plan_info } = await credits.refresh();
    if (canSpend(required, available, plan_info.plan_index)) return true;
    upgradePrompt.open({ source: 'create-before-generate', required, available, onDevice });
    return false;
  } catch (error) {
    console.warn(error);
    return true;
  }
}

/** The server has answered 402: there were fewer credits than it seemed. */
export async function askToUpgrade(required: number, onDevice: () => void): Promise<void> {
  const available = await credits.refresh().then(
    (state) => state.available,
    () => 0,
  );
  upgradePrompt.open({ source: 'create-before-generate', required, available, onDevice });
}

/** What a conversion on the server leaves behind: other credits, and a survey that is due after the first one. */
export async function afterServer(done: boolean): Promise<void> {
  try {
    const state = await credits.refresh();
    if (done) surveyIsDue(state);
  } catch (error) {
    console.warn(error);
  }
}
