import { Columns3 } from 'lucide'
import { icon } from '../icon.tsx'

export const ColumnsIcon = /* @__PURE__ */ icon(Columns3)
