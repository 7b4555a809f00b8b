import { conforms } from '../conformance/conforms.ts'
import { JackpotCounter } from './JackpotCounter.tsx'

export default conforms({
  name: 'JackpotCounter',
  render: (root) => (
    <JackpotCounter {...root} mode="live" amount="1250000.00" currency="$" source="Mekong Games" />
  ),
  root: 'section',
})
