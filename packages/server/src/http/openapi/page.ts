import type { Body, OpenApiDocument, Operation, Parameter } from './document.ts';
import { PAGE_STYLE } from './page-style.ts';
import { type JsonSchema, nameOfRef } from './schemas.ts';

/** The OpenAPI document as a page for people: one file without scripts, which works offline and reads out well. */
export function writePage(document: OpenApiDocument, documentPath: string): string {
  const { info, tags, paths, webhooks, components } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  const told = Object.entries(webhooks).map(([event, { post }]) => ({ name: event, operation: post }));
  const groups = tags
    .map(({ name, description }) => ({
      title: description,
      calls: calls.filter(({ operation }) => operation.tags[0] === name),
    }))
    .filter((group) => group.calls.length > 0);
  const all = [...groups, { title: 'What webhooks are told', calls: told }];
  const schemes = Object.entries(components.securitySchemes);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(info.title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${text(info.title)}</h1>
${prose(info.description)}
<p>For programs: <a href="${text(documentPath)}">the OpenAPI document</a>.</p>
<h2>Who calls</h2>
${table(
  ['by', 'with'],
  schemes.map(([name, { description }]) => [code(name), prose(description)]),
)}
</header>
<nav aria-label="Calls">
<h2>All calls</h2>
<ul>${all.flatMap((group) => group.calls.map(({ name, operation }) => `<li><a href="#${operation.operationId}">${text(name)}</a></li>`)).join('\n')}</ul>
</nav>
<main id="calls">
${all.map((group) => `<h2>${text(group.title)}</h2>\n${group.calls.map(({ name, operation }) => section(name, operation)).join('\n')}`).join('\n')}
<h2>Messages</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => message(name, schema))
  .join('\n')}
</main>
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As HTML. */
const text = (plain: string): string => plain.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const code = (plain: string): string => `<code>${text(plain)}</code>`;

/** Paragraphs are parted by empty lines; code stands between backticks. */
const prose = (plain: string): string =>
  plain
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${text(paragraph).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('\n');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('\n')}</tbody></table>`;

function section(name: string, operation: Operation): string {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const who = security.map((one) => Object.keys(one).map(code).join(' and ')).join(', ');
  return `<section aria-labelledby="${operationId}">
<h3 id="${operationId}">${code(name)}</h3>
${prose(summary.slice(0, 1).toUpperCase() + summary.slice(1))}
${description === undefined ? '' : prose(description)}
<p>Called by: ${who || 'anyone'}.</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4>\n${table(['name', 'in', 'what it is'], parameters.map(parameterRow))}`}
${requestBody ? `<h4>Takes</h4>\n${content(requestBody)}` : ''}
<h4>Answers</h4>
${table(
  ['status', 'with'],
  Object.entries(responses).map(([status, answer]) => [code(status), content(answer)]),
)}
</section>`;
}

const parameterRow = ({ name, in: where, required, description = '', schema }: Parameter): string[] => [
  code(name),
  where,
  `<p>${typeOf(schema)}${required ? ', required' : ''}</p>${description === '' ? '' : prose(description)}`,
];

function content({ description, content: contents = {} }: Body): string {
  const kinds = Object.entries(contents).map(
    ([mediaType, { schema }]) => `<p>${code(mediaType)} ${typeOf(schema)}</p>`,
  );
  return prose(description) + kinds.join('\n');
}

function message(name: string, schema: JsonSchema): string {
  const required = new Set(listOf(schema.required));
  const rows = Object.entries(objectOf(schema.properties)).map(([property, value]) => [
    code(property) + (required.has(property) ? '' : ' (optional)'),
    `<p>${typeOf(value)}</p>${typeof value.description === 'string' ? prose(value.description) : ''}`,
  ]);
  return `<section aria-labelledby="message-${name}">
<h3 id="message-${name}">${code(name)}</h3>
${table(['field', 'what it is'], rows)}
</section>`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const objectOf = (value: unknown): Readonly<Record<string, JsonSchema>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, JsonSchema>) : {};

/** A schema in a few words. */
function typeOf(schema: JsonSchema): string {
  const { $ref, const: constant, enum: choices, anyOf, type, items, properties, format } = schema;
  if (typeof $ref === 'string') {
    const name = nameOfRef($ref);
    return `<a href="#message-${name}">${text(name)}</a>`;
  }
  if (constant !== undefined) return code(JSON.stringify(constant));
  if (Array.isArray(choices)) return choices.map((choice) => code(JSON.stringify(choice))).join(' or ');
  if (Array.isArray(anyOf)) return anyOf.map((one: JsonSchema) => typeOf(one)).join(' or ');
  if (Array.isArray(schema.prefixItems)) return `[ ${schema.prefixItems.map(typeOf).join(', ')} ]`;
  if (type === 'array') return `list of ${typeOf(objectOf({ items }).items ?? {})}`;
  if (properties !== undefined) {
    const fields = Object.entries(objectOf(properties)).map(([name, value]) => `${code(name)}: ${typeOf(value)}`);
    return `{ ${fields.join(', ')} }`;
  }
  const words = [typeof type === 'string' ? type : '', typeof format === 'string' ? `(${format})` : ''];
  return text(words.filter(Boolean).join(' ') || 'anything') + limitsOf(schema);
}

/** The bounds that a program must keep to. */
function limitsOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength];
  if (least === undefined && most === undefined) return '';
  const unit = minLength === undefined && maxLength === undefined ? '' : ' characters';
  if (most === undefined) return `, at least ${least}${unit}`;
  return `, ${least === undefined ? 'at most ' : `${least} to `}${most}${unit}`;
}
