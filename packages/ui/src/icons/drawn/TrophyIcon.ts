import { Trophy } from 'lucide'
import { icon } from '../icon.tsx'

export const TrophyIcon = /* @__PURE__ */ icon(Trophy)
