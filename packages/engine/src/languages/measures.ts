/** A column of litres, kilometres or the like: `Likutis l`, `Usage (kWh)`, `kWh`, `c/kWh`. A letter alone is none. */
export const namesMeasure = (text: string): boolean =>
  /[\p{L})] ?[ ([](?:l|km|kwh|mwh|m3|m³|kg|hl|gb|mb)[\])]?$/iu.test(text) ||
  /^(?:\p{L}+\/)?(?:kwh|mwh|m3|m³)$/iu.test(text);
