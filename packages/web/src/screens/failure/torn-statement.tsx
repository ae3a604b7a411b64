/** Rows of the drawing: how far each text reaches, and how wide its figure is. */
const ROWS = [
  { y: 52, text: 46, figure: 18 },
  { y: 66, text: 58, figure: 24 },
  { y: 80, text: 38, figure: 15 },
  { y: 94, text: 52, figure: 21 },
  { y: 108, text: 44, figure: 18 },
  { y: 122, text: 30, figure: 0 },
] as const;

/** A statement whose corner, with the closing balance on it, is torn off. Says nothing that the words do not. */
export function TornStatement() {
  return (
    <svg
      viewBox="0 0 180 196"
      className="w-36 text-edge md:w-full"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path
        d="M14 10h124v102l-9 5-4 9-11 3-3 10-12 2-4 10-10 3-5 10-11 2-3 9H14z"
        className="fill-surface"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
      <path d="M26 26h40" strokeWidth="4" className="text-ink" stroke="currentColor" />
      <path d="M26 40h100" className="text-ink" stroke="currentColor" />
      {ROWS.map(({ y, text, figure }) => (
        <g key={y} strokeWidth="3">
          <path d={`M26 ${y}h${text}`} className="text-rule" stroke="currentColor" />
          {figure > 0 ? <path d={`M${126 - figure} ${y}h${figure}`} /> : null}
        </g>
      ))}
      <g transform="translate(16 13) rotate(9 130 160)">
        <path
          d="M138 116v59H66l3-9 11-2 5-10 10-3 4-10 12-2 3-10 11-3 4-9z"
          className="fill-surface"
          strokeWidth="1.25"
          strokeLinejoin="round"
        />
        <path d="M104 156h24M104 159.5h24" className="text-green" stroke="currentColor" strokeWidth="1.5" />
        <path d="M108 147h20" className="text-green" stroke="currentColor" strokeWidth="4" />
      </g>
    </svg>
  );
}
