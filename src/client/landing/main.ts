import './language.ts'
import './owed-sign-outs.ts'
import './prefetch.ts'
