import { conforms } from '../conformance/conforms.ts'
import { LinkButton } from './LinkButton.tsx'

export default conforms({
  name: 'LinkButton',
  render: (root) => (
    <LinkButton {...root} href="#deposit">
      Deposit
    </LinkButton>
  ),
  root: 'a',
})
