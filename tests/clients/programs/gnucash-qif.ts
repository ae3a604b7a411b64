import { run } from '../client.ts';

/** GnuCash's importer of QIF, without its window. */

export interface GnucashQif {
  /** The orders of dates among which GnuCash asks; empty where it knows. */
  readonly asks: readonly string[];
  readonly entries: readonly GnucashEntry[];
}

export interface GnucashEntry {
  readonly date: string;
  /** An exact fraction: `-117/5`. */
  readonly amount: string;
  readonly payee: string;
  readonly number: string;
}

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const ENV = {
  GUILE_AUTO_COMPILE: '0',
  GUILE_LOAD_PATH: '/usr/share/guile/site/3.0',
  GUILE_LOAD_COMPILED_PATH: `${LIBRARIES}/guile/3.0/site-ccache`,
  LD_LIBRARY_PATH: `${LIBRARIES}/gnucash:${LIBRARIES}/gnucash/gnucash`,
};

/** Prints what GnuCash would ask, then a line for each transaction, fields parted by tabs. */
const script = (path: string, order: string): string => `
(use-modules (gnucash engine) (gnucash app-utils) (gnucash qif-import))
(define (or-empty text) (or text ""))
(define file (make-qif-file))
(define read (qif-file:read-file file ${JSON.stringify(path)} (make-ticker-map) #f))
(if (pair? read) (error "read-file" read))
(define parsed (qif-file:parse-fields file #f))
(if (and (pair? parsed) (not (car parsed))) (error "parse-fields" parsed))
(if (pair? parsed) (qif-file:reparse-dates file '${order}))
(display (if (pair? parsed) (cdadr parsed) '())) (newline)
(for-each
  (lambda (entry)
    (let ((date (qif-xtn:date entry)))
      (for-each display
        (list (caddr date) "-" (cadr date) "-" (car date) "\\t"
              (qif-split:amount (car (qif-xtn:splits entry))) "\\t"
              (or-empty (qif-xtn:payee entry)) "\\t" (or-empty (qif-xtn:number entry))))
      (newline)))
  (qif-file:xtns file))
`;

/**
 * What GnuCash imports of a file.
 * @param order what is answered where it asks for the order of dates: `d-m-y`
 * @throws {Error} when it refuses the file
 */
export function gnucashQif(path: string, order: string): GnucashQif {
  const { status, stdout, stderr } = run('guile', ['-c', script(path, order)], { env: ENV });
  if (status !== 0) throw new Error(`guile: ${stderr}`);
  const [asked = '', ...lines] = stdout.trimEnd().split('\n');
  return {
    asks: asked.match(/[ymd](?:-[ymd]){2}/g) ?? [],
    entries: lines.map((line) => {
      const [day = '', amount = '', payee = '', number = ''] = line.split('\t');
      return { date: day.replace(/-(\d)(?!\d)/g, '-0$1'), amount, payee, number };
    }),
  };
}
