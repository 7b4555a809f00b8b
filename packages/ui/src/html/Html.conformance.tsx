import { conforms } from '../conformance/conforms.ts'
import { Html } from './Html.tsx'
import { sanitise } from './sanitise.ts'

export default conforms({
  name: 'Html',
  render: (root) => <Html {...root} content={sanitise('<p>Rules of the <strong>game</strong></p>')} />,
  root: 'div',
})
