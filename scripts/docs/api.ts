import { ERRORS, REFUSAL_STATUS, REFUSALS } from '../../packages/contract/src/index.ts';
import type { Operation } from '../../packages/server/src/http/openapi/document.ts';
import { describedApi } from '../../packages/server/src/testing/described-api.ts';

/** The tables of docs/api.md: every call, by what it is about. */
export async function callTables(): Promise<string> {
  const { tags, paths } = await describedApi();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  return tags
    .flatMap(({ name, description }) => {
      const rows = calls.filter(({ operation }) => operation.tags[0] === name).map(callRow);
      if (rows.length === 0) return [];
      return [
        `### ${description}\n\n| call | by | answers | what it does |\n| --- | --- | --- | --- |\n${rows.join('\n')}`,
      ];
    })
    .join('\n\n');
}

const callRow = ({ call, operation }: { call: string; operation: Operation }): string =>
  `| \`${call}\` | ${callers(operation)} | ${answers(operation)} | ${operation.summary} |`;

/** Who may make a call, in a word. */
function callers({ security }: Operation): string {
  const names = new Set(security.flatMap((one) => Object.keys(one)));
  if (names.has('visitor')) return 'everybody, for their own';
  if (names.has('apiKey')) return 'people and their programs';
  return names.has('session') ? 'people' : 'anyone';
}

/** The statuses of success, with the media type where it is not JSON. */
const answers = ({ responses }: Operation): string =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { content = {} }]) => {
      const [type] = Object.keys(content);
      return type === undefined || type === 'application/json' ? status : `${status} \`${type}\``;
    })
    .join(', ');

/** The table of failures. */
export function errorTable(): string {
  const errors = Object.entries(ERRORS).map(([code, { status, message }]) => ({ code, status, message }));
  const refusals = Object.entries(REFUSALS).map(([code, message]) => ({
    code,
    status: REFUSAL_STATUS[code as keyof typeof REFUSALS],
    message,
  }));
  const rows = [...errors, ...refusals].map(({ code, status, message }) => `| \`${code}\` | ${status} | ${message} |`);
  return ['| code | status | message |', '| --- | --- | --- |', ...rows].join('\n');
}
