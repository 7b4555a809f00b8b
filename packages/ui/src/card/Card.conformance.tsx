import { conforms } from '../conformance/conforms.ts'
import { Card } from './Card.tsx'

export default conforms({
  name: 'Card',
  render: (root) => <Card {...root}>Wallet</Card>,
  root: 'div',
})
