import { Inbox } from 'lucide'
import { icon } from '../icon.tsx'

export const EmptyIcon = /* @__PURE__ */ icon(Inbox)
