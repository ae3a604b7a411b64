/** A column of litres, kilometres or the like: `Likutis l`, `Usage (kWh)`. */
export const namesMeasure = (text: string): boolean =>
  /[\p{L})] ?[ ([](?:l|km|kwh|mwh|m3|m³|kg|hl|gb|mb)[\])]?$/iu.test(text);
