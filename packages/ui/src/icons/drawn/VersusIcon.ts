import { Swords } from 'lucide'
import { icon } from '../icon.tsx'

export const VersusIcon = /* @__PURE__ */ icon(Swords)
