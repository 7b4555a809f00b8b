import { conforms } from '../conformance/conforms.ts'
import { DateRangeField } from './DateRangeField.tsx'

export default conforms({
  name: 'DateRangeField',
  render: (root) => (
    <DateRangeField
      {...root}
      label="Period"
      today="2026-11-21"
      defaultValue={{ from: '2026-11-09', to: '2026-11-18' }}
    />
  ),
  root: 'input',
  excused: {
    mirror: 'The parts of a date run as the language writes dates, which is often from left to right.',
    contour: 'The box around the parts of both days draws their line.',
  },
})
