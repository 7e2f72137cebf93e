"""Cuts anek-devanagari.woff2 from the font's npm package (README.md says how to run it).

Devanagari joins letters by replacing them with glyphs, so a cut by characters alone shows a halant in every joined
letter whose glyph is gone. Kept are: the glyphs through which HarfBuzz goes when it shapes the words of the site's
texts and of names.txt, and the half form of every consonant. Not kept are joined letters that look like the half
form beside the letter: without their glyph the shaper sets exactly those two, at a fraction of the size.
"""
import pathlib, re, subprocess, sys
from fontTools import subset
from fontTools.pens.areaPen import AreaPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CHARACTERS = 'U+0901-0950,U+0958-096F,U+200C,U+200D,U+25CC'
here = pathlib.Path(__file__).parent
root = here.parent.parent
source, temporary = sys.argv[1], pathlib.Path(sys.argv[2])

texts = [
    path.read_text() for folder in ('app', 'components', 'lib') for path in (root / folder).rglob('*.*')
    if path.suffix in ('.ts', '.tsx', '.json')
]
words = set(re.findall(r'[\u0901-\u0963\u200C\u200D]+', ' '.join([*texts, (here / 'names.txt').read_text()])))
(temporary / 'words.txt').write_text('\n'.join(sorted(words)) + '\n')

font = TTFont(source)
font.flavor = None
instantiateVariableFont(font, {'wght': (400, 500, 750)}, inplace=True)
font.save(temporary / 'weights.ttf')
names, glyphs = font.getGlyphOrder(), font.getGlyphSet()

trace = subprocess.run(
    ['hb-shape', '--trace', '--no-glyph-names', '--no-clusters', '--no-positions', '--script=deva', '--language=hi',
     f'--text-file={temporary}/words.txt', f'--font-file={temporary}/weights.ttf'],
    capture_output=True, check=True, text=True,
).stdout
kept = {names[int(glyph)] for run in re.findall(r'\[([^\]]*)\]', trace) for glyph in re.findall(r'(?:^|\|)(\d+)', run)}
consonants = [name[: -len('.dv')] for name in names if re.fullmatch(r'[A-Z][a-z]+(Nukta)?\.dv', name)]
# The others have no half form: their glyph is the whole letter with a halant, as wide as the letter.
half_forms = {
    letter for letter in consonants
    if letter + 'Halant.dv' in glyphs and glyphs[letter + 'Halant.dv'].width < glyphs[letter + '.dv'].width
}


def area(*parts):
    total = 0
    for part in parts:
        pen = AreaPen(glyphs)
        glyphs[part].draw(pen)
        total += abs(pen.value)
    return total


def looks_joined_by_its_half_form(name):
    for half in half_forms:
        parts = half + 'Halant.dv', name[len(half) :]
        if name.startswith(half) and parts[1] in glyphs:
            width = sum(glyphs[part].width for part in parts)
            return abs(width - glyphs[name].width) <= 60 and abs(area(*parts) / area(name) - 1) < 0.06
    return False


kept = {name for name in kept if not looks_joined_by_its_half_form(name)} | {half + 'Halant.dv' for half in half_forms}
(temporary / 'glyphs.txt').write_text('\n'.join(sorted(kept)))
subset.main([
    f'{temporary}/weights.ttf', f'--unicodes={CHARACTERS}', f'--glyphs-file={temporary}/glyphs.txt',
    '--no-layout-closure', '--no-hinting', '--flavor=woff2',
    f'--output-file={here}/anek-devanagari.woff2',
])
