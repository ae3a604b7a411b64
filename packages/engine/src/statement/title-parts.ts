/**
 * The parts of a title that dots, bars, dashes or commas part:
 *
 *     Sparkonto 5550001234 · Währung EUR · Auszug 01.10.2025 bis 31.12.2025
 */
export const titleParts = (text: string): string[] => text.split(/\s+[·•|–—]\s+|,\s+/u).map((part) => part.trim());
