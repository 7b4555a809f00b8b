import { conforms } from '../conformance/conforms.ts'
import { RedEnvelope } from './RedEnvelope.tsx'

export default conforms({
  name: 'RedEnvelope',
  render: (root) => <RedEnvelope {...root} state="closed" onOpen={() => {}} />,
  root: 'section',
})
