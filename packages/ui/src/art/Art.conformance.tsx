import { conforms } from '../conformance/conforms.ts'
import { Art } from './Art.tsx'

export default conforms({
  name: 'Art',
  render: (root) => <Art {...root} motif="chips" seed="welcome" />,
  root: 'svg',
})
