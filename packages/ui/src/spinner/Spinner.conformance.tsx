import { conforms } from '../conformance/conforms.ts'
import { Spinner } from './Spinner.tsx'

export default conforms({
  name: 'Spinner',
  render: (root) => <Spinner {...root} label="Loading" />,
  root: 'span',
})
