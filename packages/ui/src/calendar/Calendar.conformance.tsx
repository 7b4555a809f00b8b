import { conforms } from '../conformance/conforms.ts'
import { Calendar } from './Calendar.tsx'

export default conforms({
  name: 'Calendar',
  render: (root) => (
    <Calendar {...root} label="Day of the visit" today="2026-11-21" defaultValue="2026-11-24" />
  ),
  root: 'fieldset',
  wordless: true,
})
