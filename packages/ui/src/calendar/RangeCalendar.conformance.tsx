import { conforms } from '../conformance/conforms.ts'
import { RangeCalendar } from './RangeCalendar.tsx'

export default conforms({
  name: 'RangeCalendar',
  render: (root) => (
    <RangeCalendar
      {...root}
      label="Days of the stay"
      today="2026-11-21"
      defaultValue={{ from: '2026-11-09', to: '2026-11-18' }}
    />
  ),
  root: 'fieldset',
  wordless: true,
})
