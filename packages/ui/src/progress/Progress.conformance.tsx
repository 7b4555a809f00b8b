import { conforms } from '../conformance/conforms.ts'
import { Progress } from './Progress.tsx'

export default conforms({
  name: 'Progress',
  render: (root) => <Progress {...root} label="Turnover" value={0.4} />,
  root: 'div',
})
