import { conforms } from '../conformance/conforms.ts'
import { Container } from './Container.tsx'

export default conforms({
  name: 'Container',
  render: (root) => <Container {...root}>Content</Container>,
  root: 'div',
})
