import { conforms } from '../conformance/conforms.ts'
import { Kbd } from './Kbd.tsx'

export default conforms({ name: 'Kbd', render: (root) => <Kbd {...root}>Esc</Kbd>, root: 'kbd' })
