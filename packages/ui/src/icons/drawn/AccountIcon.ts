import { UserRound } from 'lucide'
import { icon } from '../icon.tsx'

export const AccountIcon = /* @__PURE__ */ icon(UserRound)
