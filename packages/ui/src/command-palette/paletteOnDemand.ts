import { type OnDemand, onDemand } from '../private/onDemand.tsx'
import type { PaletteDialogProps } from './PaletteDialog.tsx'

/** The dialog of the palette, which no first screen shows. */
export const PaletteDialog: OnDemand<PaletteDialogProps> = onDemand(() =>
  import('./PaletteDialog.tsx').then((chunk) => chunk.PaletteDialog),
)
