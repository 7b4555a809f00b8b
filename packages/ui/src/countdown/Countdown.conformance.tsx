import { conforms } from '../conformance/conforms.ts'
import { Countdown } from './Countdown.tsx'

export default conforms({
  name: 'Countdown',
  render: (root) => <Countdown {...root} label="Time until the draw" to={3_725_000} now={0} />,
  root: 'span',
})
