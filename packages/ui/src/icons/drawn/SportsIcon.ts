import { Volleyball } from 'lucide'
import { icon } from '../icon.tsx'

export const SportsIcon = /* @__PURE__ */ icon(Volleyball)
