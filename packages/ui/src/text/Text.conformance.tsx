import { conforms } from '../conformance/conforms.ts'
import { Text } from './Text.tsx'

export default conforms({
  name: 'Text',
  render: (root) => <Text {...root}>Words</Text>,
  root: 'p',
})
