import { address, key, keys } from './kinds.ts';

/** Where things are kept, and by which keys. */
export const STORAGE_SETTINGS = {
  STORAGE_URL: address(
    {
      group: 'storage',
      about:
        'S3-compatible storage for files, instead of the data folder: `s3://KEY:SECRET@HOST/BUCKET?region=REGION`, percent-encoded; `s3+http:` without TLS',
    },
    ['s3:', 's3+http:'],
  ),
  SECRET_KEY: key({
    group: 'storage',
    about:
      'the key that seals passwords and mails, 32 bytes in base64, the same for all processes; without it, the file `secret.key` of the data folder',
  }),
  STORAGE_KEY: keys({
    group: 'storage',
    about:
      'the key that encrypts files and results, 32 bytes in base64, another than `SECRET_KEY`, the same for all processes; several with commas between: the first one encrypts, each decrypts; without it they are kept in clear',
  }),
} as const;
