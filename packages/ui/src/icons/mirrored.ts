/** Icons that point along the line of reading, by Lucide's class names: they are mirrored from right to left. */
export const mirrored = [
  'lucide-arrow-left',
  'lucide-chevron-left',
  'lucide-chevron-right',
  'lucide-external-link',
  'lucide-log-out',
  'lucide-send',
  'lucide-trending-down',
  'lucide-trending-up',
] as const
