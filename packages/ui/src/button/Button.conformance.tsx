import { conforms } from '../conformance/conforms.ts'
import { Button } from './Button.tsx'

export default conforms({
  name: 'Button',
  render: (root) => <Button {...root}>Deposit</Button>,
  root: 'button',
})
