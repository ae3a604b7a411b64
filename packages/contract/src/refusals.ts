/**
 * Why a file cannot be converted, and what its owner can do next (contract, "Refusals").
 * The texts are the English ones that the command line and the API show; the web app has its own in every language.
 */
export const REFUSALS = {
  'unsupported-file':
    'This is not a PDF, PNG, JPEG, TIFF, WebP or HEIC file by its content. Save or export the statement as a PDF and try again.',
  'damaged-file': 'The file is damaged and could not be repaired. Download it from the bank again and try that copy.',
  'password-required': 'The PDF is encrypted. Give its password and try again.',
  'password-wrong': 'That password does not open this PDF. Check it and try again.',
  'too-large': 'The file is over the limits that are set here. Split it into smaller files and convert those.',
  'too-many-pages': 'The file has more pages than the limit that is set here. Split it and convert the parts.',
  'took-too-long':
    'Reading the file took more processor time than the limit that is set here. Try again, set a higher limit, or split the file and convert the parts.',
  'no-statement':
    'There is no bank or card statement in this file. If it is one, check that all of its pages are in the file.',
  'too-few-credits':
    'The file has more pages than there are credits left. Get more credits, or split the file and convert a part.',
} as const;

/** The codes with which a file is refused. */
export type RefusalCode = keyof typeof REFUSALS;

/** All refusal codes, in the contract's order. */
export const refusalCodes = Object.keys(REFUSALS) as readonly RefusalCode[];

/** True for a string that is one of the contract's refusal codes. */
export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);
