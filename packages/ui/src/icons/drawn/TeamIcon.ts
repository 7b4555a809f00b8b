import { Users } from 'lucide'
import { icon } from '../icon.tsx'

export const TeamIcon = /* @__PURE__ */ icon(Users)
