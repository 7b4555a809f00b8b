import { Dices } from 'lucide'
import { icon } from '../icon.tsx'

export const DiceIcon = /* @__PURE__ */ icon(Dices)
