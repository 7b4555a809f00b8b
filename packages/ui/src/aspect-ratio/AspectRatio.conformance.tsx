import { conforms } from '../conformance/conforms.ts'
import { AspectRatio } from './AspectRatio.tsx'

export default conforms({
  name: 'AspectRatio',
  render: (root) => <AspectRatio {...root}>A picture</AspectRatio>,
  root: 'div',
  wordless: true,
})
