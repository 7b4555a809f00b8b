import { Eye } from 'lucide'
import { icon } from '../icon.tsx'

export const ShowIcon = /* @__PURE__ */ icon(Eye)
