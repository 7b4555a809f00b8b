import { Table2 } from 'lucide'
import { icon } from '../icon.tsx'

export const TableIcon = /* @__PURE__ */ icon(Table2)
