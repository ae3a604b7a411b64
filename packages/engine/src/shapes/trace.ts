/** What something is proposed for. Pages are counted from 1, all else from 0. */
export interface Subject {
  readonly what: 'document' | 'table' | 'column' | 'boundary' | 'statement';
  /** As laid out; of a table and its columns, the first. */
  readonly page?: number;
  readonly table?: number;
  /** Which of the table's columns of figures, or of dates. */
  readonly kind?: 'figures' | 'dates';
  readonly column?: number;
  readonly statement?: number;
  /** By which somebody finds it on paper: the heading over a column, the line at which a statement begins. */
  readonly text?: string;
}

/** A proposer that had something to say. */
export interface Firing {
  /** The proposer. */
  readonly by: string;
  readonly subject: Subject;
  readonly proposes: string;
  /** How much speaks for it, in the proposer's own measure; null where it only says so. */
  readonly score: number | null;
  /** What the score counts. */
  readonly measure?: string;
}

/** Something that is tried as a whole: pages, ink or columns taken in one way. */
export interface Attempt {
  /** What fires from now on does not belong to it. `rating`: the comparator's, null where it gave none. */
  readonly end: (rating: number | null) => void;
  /** It is the best so far. */
  readonly took: () => void;
}

/**
 * Who looks on while proposals are made and chosen among. It is handed down and may be left out; nothing that is read or
 * chosen depends on it.
 */
export interface Trace {
  readonly fired: (firing: Firing) => void;
  /** Which proposal a subject got in this attempt. */
  readonly chose: (subject: Subject, proposal: string) => void;
  /** Begins an attempt; attempts within it belong to it. */
  readonly begin: (name: string) => Attempt;
}
