import { conforms } from '../conformance/conforms.ts'
import { Code } from './Code.tsx'

export default conforms({ name: 'Code', render: (root) => <Code {...root}>WELCOME100</Code>, root: 'code' })
