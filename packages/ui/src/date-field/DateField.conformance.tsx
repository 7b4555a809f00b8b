import { conforms } from '../conformance/conforms.ts'
import { DateField } from './DateField.tsx'

export default conforms({
  name: 'DateField',
  render: (root) => <DateField {...root} label="Birthday" defaultValue="2001-02-09" today="2026-11-21" />,
  root: 'input',
  excused: {
    mirror: 'The parts of a date run as the language writes dates, which is often from left to right.',
    contour: 'The box around the three parts draws their line.',
  },
})
