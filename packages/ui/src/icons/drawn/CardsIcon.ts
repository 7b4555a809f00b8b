import { Spade } from 'lucide'
import { icon } from '../icon.tsx'

export const CardsIcon = /* @__PURE__ */ icon(Spade)
