/**
 * Stems, folded, that the stemmer takes for several though they are of one word: `the one that is kept: the others`. Vowels and
 * consonants that change, verbs that go their own way, short verbs of which it leaves every form as it is.
 */
export const changedStems = `
abrir: abre abren abro abra abran abriend abiert abri abrieron abrirl
acert: aciert
acost: acuest
advert: adviert
alin: aline
alto: alta
alzar: alza alzan alce alzand alzad alzaron
ancho: ancha
andar: anda andan andab anduv andad
aparec: aparezc
apret: apriet
aprob: aprueb
arder: arde arden ardiend ardi
asent: asient
atar: ata atan atad atand
atend: atiend
atraves: atravies
averi: aver
balanc: balance
bloc: bloque
bomb: bombe
cab: quep cup
caer: cae caen cayend caid cay cayeron
calent: calient
cambi: camb
carnet: carn
ceg: cieg
cerr: cierr
chec: cheque
chorr: chorre
coc: cuec
cog: coj
colg: cuelg
comenc: comienz comienc comenz
comprob: comprueb
conduc: conduzc conduj
consegu: consig conseg
cont: cuent
conten: contien conteng
convert: conviert
correg: corrij corrig
cost: cuest
defend: defiend
derret: derrit
desaparec: desaparezc
descend: desciend descens
descolg: descuelg
descompon: descompus descompuest
desenterr: desentierr
desenvolv: desenvuelt
deshac: deshic
despert: despiert
desplaz: desplac
despleg: desplieg
desvi: desv
deten: detien deteng detuv
devolv: devuelv devuelt
disolv: disuelv disuelt
dispon: dispong dispus
dol: duel
dorm: duerm durm
echar: echa echan echo eche echand echad echab echaron echam echarl
ejerc: ejerz
eleg: elij elig
empez: empiez empiec
encend: enciend
encerr: encierr
encog: encoj
encontr: encuentr
enderez: enderec
endurec: endurezc
ensuci: ensuc
entend: entiend
enterr: entierr
entrar: entra entran entrand entrad entrab entro entraron
envolv: envuelv envuelt
escog: escoj
esforz: esfuerz
esparc: esparz
exig: exij
expon: expong expuest
extend: extiend
extra: extraig extraj
forz: fuerz
freg: frieg
freir: frit
golp: golpe
hel: hiel
herv: hierv hirv
huir: huy huyend
humedec: humedezc
imped: impid
inflar: infla inflan inflo infle inflen infland inflad inflab inflaron inflarl
interpon: interpong
interven: intervien interveng
introduc: introduzc introduj
leer: lee leen lea leid
limpi: limp
llov: lluev
manten: mantien manteng mantuv
mor: muer
mord: muerd mordedur
mostr: muestr
mov: muev
neg: nieg
nev: niev
obten: obtien obteng
oir: oye oyen oig oyend oia oyo
oler: huel oliend oli
ped: pid
perd: pierd
permanec: permanezc
pleg: plieg plegabl
pon: pong pus puest
prob: prueb
produc: produzc produj
quebr: quiebr
recog: recoj
recomend: recomiend
record: recuerd
reduc: reduzc reduj
reforz: refuerz
remov: remuev
renov: renuev
repet: repit
repleg: replieg
repon: repong
reproduc: reproduzc
resolv: resuelv resuelt
reten: retien reteng retencion
retorc: retuerc
revent: revient
sal: salg
satisfac: satisfech
seg: sig
sent: sient
serr: sierr
serv: sirv
solt: suelt
son: suen
sosten: sostien sosteng
spray: espray
sumerg: sumerj
tembl: tiembl
tend: tiend
torc: tuerc
tost: tuest
tra: traig traj trayend
tron: truen
tropez: tropiez
unir: une unen uniend
vari: var
ven: vien
vert: viert
volc: vuelc
volv: vuelv vuelt
`;
