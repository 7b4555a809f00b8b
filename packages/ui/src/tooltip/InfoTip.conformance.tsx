import { conforms } from '../conformance/conforms.ts'
import { InfoTip } from './InfoTip.tsx'

export default conforms({
  name: 'InfoTip',
  render: (root) => <InfoTip {...root} label="About valid bets" text="Stakes that count towards a reward." />,
  root: 'span',
})
