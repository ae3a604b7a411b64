/** A part of the program is not here and cannot be had: nothing is wrong with the file, nor with the program. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}
